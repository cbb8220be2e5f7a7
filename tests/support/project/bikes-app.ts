/** The ten lines with which an app shows the screens that `layar init` has written, as a component of the origin of their API. */
export const bikesApp = `
import { httpTransport, LayarProvider, Screen } from "layar";
import { useState } from "react";
import { screens } from "virtual:layar";

let token = "T1";
const refresh = () => Boolean((token = "T2"));

export function createApp(origin: string) {
  const transport = httpTransport({ baseUrl: origin + "/v1", token: () => token, onUnauthorized: refresh });
  return function App() {
    const [bikeId, setBike] = useState("");
    return (
      <LayarProvider market="leeds" transport={transport} navigate={(_, { params }) => setBike(params.bikeId ?? "")} back={() => setBike("")}>
        {bikeId ? <Screen screen={screens["bikes-bike"]} params={{ bikeId }} /> : <Screen screen={screens["bikes-list"]} />}
      </LayarProvider>
    );
  };
}
`;

export const viteConfig = `
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
export default defineConfig({ plugins: [react()] });
`;
