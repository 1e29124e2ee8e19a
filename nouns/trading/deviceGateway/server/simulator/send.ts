export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** Carries a request of a terminal to the server; throws where the answer does not come back. */
export type Send = (path: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answer>

/** Over HTTP, to a server at `url`. */
export const overHttp =
  (url: string): Send =>
  async (path, headers, body) => {
    const response = await fetch(url + path, {
      ...{ method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } },
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
