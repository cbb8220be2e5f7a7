interface Sender {
  readonly contentWindow: Window | null;
}

/** Calls back with what another window of the studio sends, and no other page. Gives the function that stops. */
export function listenTo<Message>(sender: Sender, receive: (message: Message) => void): () => void {
  const listen = ({ data, origin, source }: MessageEvent<Message>): void => {
    if (origin === location.origin && source !== null && source === sender.contentWindow) receive(data);
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}
