import type { Stored } from '../../../core/files/store.ts'
import type { Services } from '../../../core/services.ts'
import { companies } from '../companies.ts'
import { isWoman } from '../staff.ts'
import { drawFace } from './drawFace.ts'

/** So many are written at a time: each waits for the disk. */
const AT_ONCE = 32

/** The portraits of all staff, in the order of their ids and no two alike: who compares a crew with them has to look. */
export async function drawFaces({ files }: Services): Promise<Stored[]> {
  const people = companies
    .flatMap((company) => Array.from({ length: company.people }, () => company))
    .map((company, at) => ({ id: at + 1, company }))
  const stored: Stored[] = []
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE)
    stored.push(
      ...(await Promise.all(some.map(({ id, company }) => files.put(whole(drawFace(`${id}`, isWoman(id, company))))))),
    )
  }
  return stored
}

async function* whole(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
