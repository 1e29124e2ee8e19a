import { PASSWORD } from './browser.ts'
import { served } from './served.ts'

export type Call = <T = { id: number; version: number }>(path: string, body: object) => Promise<T>

/** The API as one person, for what a test needs to find there already. */
export async function apiOf(username: string, password = PASSWORD): Promise<Call> {
  const { address } = served()
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...headers },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { Code: number; Message: string; Data: unknown }
    if (answer.Code !== 0) throw new Error(`${path}: ${answer.Code} ${answer.Message} ${JSON.stringify(answer.Data)}`)
    return answer.Data as never
  }
  const signIn = { username, password, loginOs: 1, jscode: '' }
  const { token } = (await post('Login/GetJwtToken', signIn)) as { token: string }
  return (path, body) => post(path, body, { Authorization: `Bearer ${token}` })
}
