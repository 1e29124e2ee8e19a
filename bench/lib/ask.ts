import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

/** One call with scope "all"; any failure ends the benchmark. */
export async function ask<T>({ url }: Running, { token }: World, path: string, body: object): Promise<T> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token.all}` },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { Code: number; Message: string; Data: T }
  if (answer.Code !== 0) throw new Error(`${path}: ${answer.Code} ${answer.Message} ${JSON.stringify(answer.Data)}`)
  return answer.Data
}
