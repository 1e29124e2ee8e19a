import { expect, test } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

const document = {
  list: [
    { type: 'input', key: 'a', model: 'title' },
    { type: 'input', key: 'b', model: 'pin', options: { type: 'password' } },
    { type: 'uploadImg', key: 'c', model: 'sign', options: { sensitive: true } },
    {
      type: 'batch',
      key: 'd',
      model: 'people',
      list: [
        { type: 'input', key: 'e', model: 'name' },
        { type: 'input', key: 'f', model: 'id_card', options: { sensitive: true } },
      ],
    },
  ],
  config: {},
}

test('a draft holds neither passwords nor sensitive values, at any depth', () => {
  const values = { title: 'x', pin: '1234', sign: [{ url: '/a' }], people: [{ name: 'A', id_card: '1' }] }
  expect(withoutSecrets(document, values)).toEqual({ title: 'x', people: [{ name: 'A' }] })
})
