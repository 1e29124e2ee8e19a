import { expect, test } from 'vitest'
import { genderOf, neededPermit, needsApprover, needsCompany, needsLetter, needsTools } from './rules.ts'

const areas = [1, 2, 3, 4, 5, 6]
const types = [1, 2, 3, 4, 5, 6, 7, 8]

test('areas ask for somebody who allows it and somebody who goes along', () => {
  expect(areas.filter((area) => needsApprover({ areas: [1, area] }))).toEqual([2, 3, 4, 5])
  expect(areas.filter((area) => needsCompany({ areas: [area] }))).toEqual([2, 3, 4, 5, 6])
  expect([needsApprover({}), needsCompany({ areas: [] })]).toEqual([false, false])
})

test('kinds of visitors bring letters, tools and requests that have passed', () => {
  expect(types.filter((person_type) => needsLetter({ person_type }))).toEqual([1, 2])
  expect(types.filter((person_type) => needsTools({ person_type }))).toEqual([3, 4])
  expect(types.map((person_type) => neededPermit({ person_type, areas: [1] }))).toEqual([
    ...Array(3).fill(null),
    1,
    ...Array(4).fill(null),
  ])
  const vault = [3]
  expect([1, 4].map((person_type) => neededPermit({ person_type, areas: vault }))).toEqual([2, 1])
  expect(neededPermit({ person_type: null })).toBeNull()
})

test('an identity number says who is a man and who a woman', () => {
  expect([genderOf(1, '999999199003070012'), genderOf(1, '999999199003070020')]).toEqual([1, 2])
  expect([genderOf(2, '999999199003070012'), genderOf(1, '9999'), genderOf(1, undefined)]).toEqual(Array(3))
})
