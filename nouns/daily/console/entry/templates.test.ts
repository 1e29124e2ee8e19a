import { expect, test } from 'vitest'
import { MOST_TEMPLATES, readTemplates, templateOf, withTemplate } from './templates.ts'

test('a template keeps the named fields that say something', () => {
  const values = { location: '营业大厅', impact: 1, temp_measure: null, device_name: '', photos: [3] }
  expect(templateOf('大厅', ['location', 'impact', 'temp_measure', 'device_name', 'urgency'], values)).toEqual({
    name: '大厅',
    values: { location: '营业大厅', impact: 1 },
  })
})

test('the last stands first, one of a name, and no more than anybody finds again', () => {
  const many = Array.from({ length: MOST_TEMPLATES }, (_, index) => templateOf(String(index), [], {}))
  const next = withTemplate(many, templateOf('3', ['a'], { a: 1 }))
  expect(next.map(({ name }) => name).slice(0, 3)).toEqual(['3', '0', '1'])
  expect(next).toHaveLength(MOST_TEMPLATES)
  expect(withTemplate(many, templateOf('new', [], {}))).toHaveLength(MOST_TEMPLATES)
})

test('what is none is left out', () => {
  const good = { name: 'a', values: {} }
  expect(readTemplates([good, null, { name: 1, values: {} }, { name: 'b' }])).toEqual([good])
  expect(readTemplates('x')).toEqual([])
})
