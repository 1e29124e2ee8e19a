import { expect, test } from 'vitest'
import { placedProblems } from './placedProblems.ts'

const placesIn = (text: string) =>
  placedProblems(text, {}).map(({ problem, place }) => [problem.code, text.slice(place.start, place.end), place.line])

test('problems of a form lie on the value that is wrong', () => {
  const text = `{"list": [
  {"type": "input", "label": "甲", "model": "a", "key": "input_1"},
  {"type": "input", "label": "乙", "model": "a", "key": "input_2"}
], "config": {}}`
  expect(placesIn(text)).toEqual([['design.modelTwice', '"a"', 3]])
  expect(placedProblems(text, {})[0]?.problem.fix).toEqual([{ edit: 'set', path: ['list', 1, 'model'], value: 'a_2' }])
})

test('a text that is no JSON has one problem, where it stops being so', () => {
  expect(placesIn('{\n"list": oops}')).toEqual([['parse.syntax', 'o', 2]])
})

test('a form without its parts is marked at its beginning, not from end to end', () => {
  expect(placesIn('{"list": []}')).toEqual([['parse.missing', '{', 1]])
})

test('what the host does not offer is a problem too', () => {
  const text =
    '{"list":[{"type":"select","label":"x","model":"x","key":"s_1","options":{"dynamic":true,"dynamicKey":"none"}}],"config":{}}'
  expect(placedProblems(text, { sources: ['users'] }).map(({ problem }) => problem.code)).toEqual([
    'design.sourceUnknown',
  ])
  expect(placedProblems(text, { sources: ['none'] })).toEqual([])
})

test('in a JavaScript object they lie on the value in the script, and name its field', () => {
  const text = `const jsonData = {
  // two of one name
  list: [
    { type: 'input', label: '甲', model: 'a', key: 'input_1' },
    { type: 'input', label: '乙', model: 'a', key: 'input_2', },
  ],
  config: {},
};`
  expect(placesIn(text)).toEqual([
    ['parse.script', '{', 1],
    ['design.modelTwice', "'a'", 5],
  ])
  expect(placedProblems(text, {})[1]?.names).toEqual(['乙'])
})
