// The project with which `new project` begins, which has a REST API; and with a name misspelt in the title of a screen.
import { readProjectFiles } from "../../../src/authoring/project/index.ts";

export const bikes = readProjectFiles("src/authoring/templates/project");
export const misspeltFile = "screens/bikes/bike/screen.json";
export const misspelt = bikes.map(({ path, text }) => ({
  path,
  text: path === misspeltFile ? text.replace('"title": "{data.bike.name}"', '"title": "{data.bike.nmae}"') : text,
}));
