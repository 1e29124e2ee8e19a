import { expect, test } from 'vitest'
import { genderOf, neededPermit, needsApprover, needsCompany, needsLetter, needsTools } from './visitorRules.ts'

const areas = [1, 2, 3, 4, 5, 6]
const types = [1, 2, 3, 4, 5, 6, 7, 8]

test('areas ask for somebody who allows it and somebody who goes along', () => {
  expect(areas.filter((one) => needsApprover([1, one]))).toEqual([2, 3, 4, 5])
  expect(areas.filter((one) => needsCompany([one]))).toEqual([2, 3, 4, 5, 6])
  expect([needsApprover(undefined), needsCompany([])]).toEqual([false, false])
})

test('kinds of visitors bring letters, tools and requests that have passed', () => {
  expect(types.filter(needsLetter)).toEqual([1, 2])
  expect(types.filter(needsTools)).toEqual([3, 4])
  expect(types.map((type) => neededPermit(type, [1]))).toEqual([...Array(3), 1, ...Array(4)])
  expect([neededPermit(1, [3]), neededPermit(4, [3]), neededPermit(undefined, undefined)]).toEqual([2, 1, undefined])
})

test('an identity number says who is a man and who a woman', () => {
  expect([genderOf(1, '999999199003070012'), genderOf(1, '999999199003070020')]).toEqual([1, 2])
  expect([genderOf(2, '999999199003070012'), genderOf(1, '9999'), genderOf(1, undefined)]).toEqual(Array(3))
})
