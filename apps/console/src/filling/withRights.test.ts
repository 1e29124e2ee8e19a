import { compile } from '@shouya/forms/compile'
import { readDocument } from '@shouya/forms/readDocument'
import { expect, test } from 'vitest'
import { withRights } from './withRights.ts'

const input = (model: string) => ({ type: 'input', key: model, model, options: {} })

function flags(rights: Parameters<typeof withRights>[1], otherwise: Parameters<typeof withRights>[2]) {
  const read = readDocument({
    list: [
      input('a'),
      { type: 'card', key: 'card', list: [input('b')] },
      { type: 'batch', key: 'rows', model: 'rows', options: {}, list: [input('c')] },
    ],
    config: { layout: 'horizontal' },
  })
  if (!read.ok) throw new Error('not a form')
  const { byId } = compile(withRights(read.document, rights, otherwise))
  return Object.fromEntries(
    [...byId].map(([id, { hidden, disabled }]) => [id, hidden ? 'hidden' : disabled ? 'read' : 'write']),
  )
}

test('fields stand by their rights, those in layouts too; the columns of a batch go with it', () => {
  expect(flags({ b: 'write', rows: 'hidden' }, 'read')).toEqual({
    a: 'read',
    card: 'write',
    b: 'write',
    rows: 'hidden',
    c: 'hidden',
  })
  expect(flags({ rows: 'read' }, 'write')).toMatchObject({ a: 'write', rows: 'read', c: 'read' })
})

test('a field that is called like what objects inherit has no right by accident', () => {
  expect(flags({}, 'read')).toMatchObject({ a: 'read' })
})
