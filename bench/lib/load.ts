import autocannon from 'autocannon'

type Target = { url: string; token: string; body: string | (() => string); headers?: () => Record<string, string> }

const CONNECTIONS = 10

/** Requests per second that a server answers with 200 within some seconds; anything else ends the benchmark. */
export async function load({ url, token, body, headers }: Target, seconds: number): Promise<number> {
  const base = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          headers: { ...base, ...headers?.() },
          body: typeof body === 'string' ? body : body(),
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failures, ${result.errors} errors`)
  return result.requests.average
}
