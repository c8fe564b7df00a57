// Runs in Deno: serves the function that the first argument names, and ends as soon as the process that started it does,
// however that comes about.

interface EdgeFunction {
  fetch: (request: Request) => Response | Promise<Response>
}

/** The part of Deno that is used here; the rest of this folder is Node's. */
const { args, exit, serve, stdin } = (
  globalThis as unknown as {
    Deno: {
      args: string[]
      exit: (code: number) => never
      serve: (
        options: { hostname: string; port: number; onListen: (at: { port: number }) => void },
        handler: EdgeFunction['fetch'],
      ) => void
      stdin: { readable: AsyncIterable<Uint8Array> }
    }
  }
).Deno

async function untilParentEnds(): Promise<never> {
  for await (const chunk of stdin.readable) void chunk
  return exit(0)
}

void untilParentEnds()
const { default: edgeFunction } = (await import(String(args[0]))) as { default: EdgeFunction }
serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.log(`Listening on http://127.0.0.1:${port}`),
  },
  async (request) => {
    if (request.body === null) return edgeFunction.fetch(request)
    // A function may refuse what it has not read; whoever is still sending it would lose the answer with the connection.
    const { url, method, headers } = request
    const body = await request.arrayBuffer()
    return edgeFunction.fetch(new Request(url, { method, headers, body }))
  },
)

export {}
