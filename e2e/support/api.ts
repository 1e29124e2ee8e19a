import { PASSWORD } from './browser.ts'
import { served } from './served.ts'

export type Call = <T = { id: number; version: number }>(path: string, body: object) => Promise<T>

type Envelope = { Code: number; Message: string; Data: unknown; Total?: number; Next?: string | null }

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Envelope> {
  const response = await fetch(`${served().address}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Envelope
  if (answer.Code !== 0) throw new Error(`${path}: ${answer.Code} ${answer.Message} ${JSON.stringify(answer.Data)}`)
  return answer
}

async function signedIn(username: string, password: string): Promise<Record<string, string>> {
  const { Data } = await post('Login/GetJwtToken', { username, password, loginOs: 1, jscode: '' })
  return { Authorization: `Bearer ${(Data as { token: string }).token}` }
}

/** The API as one person, for preparing and checking data. */
export async function apiOf(username: string, password = PASSWORD): Promise<Call> {
  const headers = await signedIn(username, password)
  return async (path, body) => (await post(path, body, headers)).Data as never
}

/** The totals of lists for one person. */
export async function totalsOf(username: string): Promise<(path: string, filters: object) => Promise<number>> {
  const headers = await signedIn(username, PASSWORD)
  return async (path, filters) => {
    const firstPage = await post(path, filters, headers)
    if (firstPage.Total !== undefined) return firstPage.Total
    // A list without a total is read to its end.
    let rows = (firstPage.Data as unknown[]).length
    for (let cursor = firstPage.Next; cursor; ) {
      const { Data, Next } = await post(path, { ...filters, cursor }, headers)
      rows += (Data as unknown[]).length
      cursor = Next
    }
    return rows
  }
}
