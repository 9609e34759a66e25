// Server-sent events of a response's body: the data of each, one after the other. Comments, which
// keep the connection alive, are left out.

export async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";  // of an event whose end has not come
  try {
    for (;;) {
      const {value, done} = await reader.read();
      if (done) return;
      const pieces = (rest + value).split("\n\n");
      rest = pieces.pop();
      for (const piece of pieces) {
        for (const line of piece.split("\n")) {
          if (line.startsWith("data: ")) yield line.slice("data: ".length);
        }
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
