import type { Stored } from '@shouya/server/core/files/store.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { companies } from '../../../company/demo/companies.ts'
import { isWoman } from '../staff.ts'
import { drawFace } from './drawFace.ts'

/** The number of concurrent writes: each waits for the disk. */
const AT_ONCE = 32

/** The portraits of all staff in the order of their ids, all different: comparing a crew with them requires looking. */
export async function drawFaces({ files }: Services): Promise<Stored[]> {
  const people = companies
    .flatMap((company) => Array.from({ length: company.people }, () => company))
    .map((company, index) => ({ id: index + 1, company }))
  const stored: Stored[] = []
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const batch = people.slice(from, from + AT_ONCE)
    stored.push(
      ...(await Promise.all(
        batch.map(({ id, company }) => files.put(streamOf(drawFace(`${id}`, isWoman(id, company))))),
      )),
    )
  }
  return stored
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
