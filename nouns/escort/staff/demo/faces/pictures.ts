import { companies } from '../../../company/demo/companies.ts'
import { isWoman } from '../staff.ts'
import { drawFace } from './drawFace.ts'

/** The portraits of all staff in the order of their ids, all different: comparing a crew with them requires looking. */
export function* pictures(): Generator<Uint8Array> {
  const sitters = companies.flatMap((company) => Array.from({ length: company.people }, () => company))
  for (const [index, company] of sitters.entries()) yield drawFace(`${index + 1}`, isWoman(index + 1, company))
}
