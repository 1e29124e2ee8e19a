import type { Person } from '@shouya/server/demo/people.ts'

/** The first administrator of each company, by its name. */
export const adminsByCompany = (people: readonly Person[]): ReadonlyMap<string, Person> =>
  new Map(people.toReversed().flatMap((one) => (one.role === 'escort_admin' ? [[one.belongs, one]] : [])))
