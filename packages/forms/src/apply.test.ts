import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Command } from './command.ts'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { Field, FormDocument } from './document.ts'
import { type FieldTypeName, fieldTypes } from './fieldTypes.ts'
import { indexDocument } from './indexDocument.ts'
import { inspect } from './inspect.ts'
import { readDocument } from './readDocument.ts'
import { readTable } from './readTable.ts'
import { dice, documents, thrown } from './testing/arbitrary.ts'
import { fixture, fixtureNames } from './testing/fixtures.ts'

const STAMP = 1_800_000_000_000
const root = (index: number) => ({ parent: null, slot: ['list'], index })
const make = (type: FieldTypeName, key: string, rest: object = {}): Field => ({
  ...createField(type, 1, 'CN'),
  key,
  ...('model' in createField(type, 1, 'CN') && { model: key }),
  ...rest,
})
const form = (...list: Field[]): FormDocument => ({ ...emptyDocument, list })
const ids = (document: FormDocument) => indexDocument(document).entries.map(({ id }) => id)
const done = (document: FormDocument, command: Command) => {
  const applied = apply(document, command)
  expect(applied.refused).toBeUndefined()
  return applied
}

describe('add', () => {
  test('puts a field in and selects it', () => {
    const { document, select } = done(form(make('rate', 'a')), {
      type: 'add',
      fields: [createField('date', STAMP, 'CN')],
      to: root(0),
      stamp: STAMP,
    })
    expect(ids(document)).toEqual([`date_${STAMP}`, 'a'])
    expect(select).toBe(`date_${STAMP}`)
  })

  test('gives another key and model where they are taken [F-3.2-02]', () => {
    const { document } = done(form(make('rate', 'a')), {
      type: 'add',
      fields: [make('rate', 'a')],
      to: root(1),
      stamp: STAMP,
    })
    expect(document.list[1]).toMatchObject({ key: `rate_${STAMP}`, model: `rate_${STAMP}` })
  })

  test('keeps the model of a preset', () => {
    const preset = make('treeSelect', 'x', { model: 'dept_id' })
    expect(
      done(emptyDocument, { type: 'add', fields: [preset], to: root(0), stamp: STAMP }).document.list[0]?.model,
    ).toBe('dept_id')
  })

  test.each(['batch', 'tabs', 'card', 'editor', 'button'] as const)('a batch takes no %s', (type) => {
    const to = { parent: 'b', slot: ['list'], index: 0 }
    const { refused, document } = apply(form(make('batch', 'b')), {
      type: 'add',
      fields: [make(type, 'x')],
      to,
      stamp: STAMP,
    })
    expect(refused).toMatchObject({ code: 'edit.notInBatch' })
    expect(document.list[0]?.list).toEqual([])
  })

  test('goes no deeper than is allowed', () => {
    let document = form(make('card', 'c0'))
    let depth = 0
    for (; depth < 30; depth++) {
      const to = { parent: `c${depth}`, slot: ['list'], index: 0 }
      const applied = apply(document, { type: 'add', fields: [make('card', `c${depth + 1}`)], to, stamp: STAMP })
      if (applied.refused) break
      document = applied.document
    }
    expect(depth).toBe(19)
    expect(readDocument(document).ok).toBe(true)
  })
})

describe('move', () => {
  const document = form(make('rate', 'a'), make('card', 'c', { list: [make('rate', 'b')] }), make('rate', 'd'))

  test('within its list, behind itself', () => {
    expect(ids(done(document, { type: 'move', ids: ['a'], to: root(3) }).document)).toEqual(['c', 'b', 'd', 'a'])
  })

  test('several at once, in document order', () => {
    const to = { parent: 'c', slot: ['list'], index: 0 }
    expect(ids(done(document, { type: 'move', ids: ['d', 'a'], to }).document)).toEqual(['c', 'a', 'd', 'b'])
  })

  test('not into itself, nor into what is in it', () => {
    const into = { parent: 'c', slot: ['list'], index: 0 }
    expect(apply(document, { type: 'move', ids: ['c'], to: into }).refused?.code).toBe('edit.intoItself')
  })

  test('to a place that is not there: nothing is lost', () => {
    const applied = apply(document, { type: 'move', ids: ['a'], to: { parent: 'gone', slot: ['list'], index: 0 } })
    expect(applied).toMatchObject({ refused: { code: 'edit.noPlace' } })
    expect(applied.document).toBe(document)
  })
})

describe('copy', () => {
  test('takes the children along, where the original empties them', () => {
    const document = form(make('card', 'c', { list: [make('input', 'name')] }))
    const { document: copied, select } = done(document, { type: 'copy', id: 'c', stamp: STAMP })
    expect(ids(copied)).toEqual(['c', 'name', `card_${STAMP}`, `input_${STAMP}`])
    expect(select).toBe(`card_${STAMP}`)
  })

  test('conditions inside the copy follow it, conditions on what is outside stay', () => {
    const logic = {
      visible: {
        op: 'and',
        args: [
          { op: 'field', model: 'a' },
          { op: 'field', model: 'z' },
        ],
      },
    }
    const document = form(
      make('switch', 'z'),
      make('card', 'c', { list: [make('switch', 'a'), make('rate', 'b', { logic })] }),
    )
    const copied = done(document, { type: 'copy', id: 'c', stamp: STAMP }).document
    expect(copied.list[2]?.list?.[1]?.logic?.visible).toEqual({
      op: 'and',
      args: [
        { op: 'field', model: `switch_${STAMP}` },
        { op: 'field', model: 'z' },
      ],
    })
  })

  test('columns of a batch keep their models: they stand among themselves', () => {
    const sum = { op: 'sum', args: [{ op: 'column', batch: 'items', model: 'qty' }] }
    const list = [make('number', 'qty'), make('number', 'twice', { logic: { value: { op: 'field', model: 'qty' } } })]
    const document = form(
      make('card', 'c', {
        list: [make('batch', 'items', { list }), make('number', 'total', { logic: { value: sum } })],
      }),
    )
    const copied = done(document, { type: 'copy', id: 'c', stamp: STAMP }).document.list[1]
    expect(copied?.list?.[0]?.list?.map(({ model }) => model)).toEqual(['qty', 'twice'])
    expect(copied?.list?.[1]?.logic?.value).toMatchObject({ args: [{ batch: `batch_${STAMP}`, model: 'qty' }] })
    expect(inspect({ ...emptyDocument, list: [copied as Field] })).toEqual([])
  })
})

test('remove selects the next, else the one before, else what holds it', () => {
  const document = form(make('rate', 'a'), make('card', 'c', { list: [make('rate', 'b')] }))
  expect(done(document, { type: 'remove', ids: ['a'] }).select).toBe('c')
  expect(done(document, { type: 'remove', ids: ['c'] }).select).toBe('a')
  expect(done(document, { type: 'remove', ids: ['b'] }).select).toBe('c')
  expect(ids(done(document, { type: 'remove', ids: ['a', 'b', 'c'] }).document)).toEqual([])
})

describe('set', () => {
  test('an option, sharing all the rest', () => {
    const document = form(make('input', 'a'), make('input', 'b'))
    const { document: next } = done(document, { type: 'setOption', ids: ['a'], option: 'maxLength', value: 5 })
    expect(next.list[0]?.options?.maxLength).toBe(5)
    expect(next.list[1]).toBe(document.list[1])
    expect(next.config).toBe(document.config)
    expect(done(next, { type: 'setOption', ids: ['a'], option: 'maxLength', value: 5 }).document).toBe(next)
    expect(apply(next, { type: 'setOption', ids: ['a'], option: '__proto__', value: 5 }).refused).toBeDefined()
  })

  test('an option of several fields, or of none when one is gone', () => {
    const document = form(make('input', 'a'), make('card', 'c', { list: [make('input', 'b')] }))
    const hide = (...all: string[]): Command => ({ type: 'setOption', ids: all, option: 'hidden', value: true })
    const hidden = done(document, hide('a', 'b')).document
    expect(indexDocument(hidden).entries.map(({ field }) => field.options?.hidden)).toEqual([true, undefined, true])
    expect(apply(document, hide('a', 'gone'))).toMatchObject({ document, refused: { code: 'edit.gone' } })
  })

  test('a model: conditions that read it follow, also as a column and in rows', () => {
    const read = (model: string) => ({ op: 'field', model })
    const list = [make('number', 'qty'), make('number', 'b', { logic: { value: read('qty') } })]
    const document = form(
      make('switch', 'qty'),
      make('batch', 'items', { list }),
      make('number', 't', {
        logic: { value: { op: 'sum', args: [{ op: 'column', batch: 'items', model: 'qty' }] }, visible: read('qty') },
      }),
    )
    // Two fields carry the key qty; the id of the second is its place.
    const inner = indexDocument(document).entries.find(({ field, batch }) => batch && field.model === 'qty')
      ?.id as string
    const renamed = done(document, { type: 'setProperty', id: inner, property: 'model', value: 'n' }).document
    expect(renamed.list[1]?.list?.[1]?.logic?.value).toEqual(read('n'))
    expect(renamed.list[2]?.logic).toMatchObject({
      value: { args: [{ batch: 'items', model: 'n' }] },
      visible: read('qty'),
    })
    const outer = done(document, { type: 'setProperty', id: 'qty', property: 'model', value: 'on' }).document
    expect(outer.list[2]?.logic).toMatchObject({ value: { args: [{ model: 'qty' }] }, visible: read('on') })
    expect(outer.list[1]?.list?.[1]?.logic?.value).toEqual(read('qty'))
    const batch = done(document, { type: 'setProperty', id: 'items', property: 'model', value: 'lines' }).document
    expect(batch.list[2]?.logic?.value).toMatchObject({ args: [{ batch: 'lines' }] })
    expect(
      apply(document, { type: 'setProperty', id: 'qty', property: 'model', value: 'toString' }).refused?.code,
    ).toBe('design.modelReserved')
  })

  test('label columns leave the rest to the input, in the words of the dialect [F-3.1-03]', () => {
    const b = done(emptyDocument, { type: 'setLabelColumns', columns: 6 }).document.config
    expect(b.labelCol).toEqual({ xs: 6, sm: 6, md: 6, lg: 6, xl: 6, xxl: 6 })
    expect(b.wrapperCol).toMatchObject({ xs: 18, xxl: 18 })
    const a = done(fixture('08-kchengz-cascader.json'), { type: 'setLabelColumns', columns: 9 }).document.config
    expect([a.labelCol, a.wrapperCol]).toEqual([{ span: 9 }, { span: 15 }])
  })
})

describe('columns of tabs and grids', () => {
  const column = (...list: Field[]) => ({ span: 12, list })
  const document = form(make('grid', 'g', { columns: [column(make('rate', 'a')), column(make('rate', 'b'))] }))

  test('one that is removed leaves its fields behind', () => {
    const first = done(document, { type: 'removeColumn', id: 'g', index: 0 }).document
    expect(ids(first)).toEqual(['g', 'a', 'b'])
    expect(ids(done(document, { type: 'removeColumn', id: 'g', index: 1 }).document)).toEqual(['g', 'a', 'b'])
    expect(apply(first, { type: 'removeColumn', id: 'g', index: 0 }).refused?.code).toBe('edit.onlyColumn')
  })

  test('move, add, set', () => {
    expect(ids(done(document, { type: 'moveColumn', id: 'g', index: 0, to: 1 }).document)).toEqual(['g', 'b', 'a'])
    const set = done(document, { type: 'setColumn', id: 'g', index: 1, property: 'span', value: 6 }).document
    expect(set.list[0]?.columns?.map(({ span }) => span)).toEqual([12, 6])
  })
})

describe('the whole form', () => {
  test('reset empties the list and restores the config [F-4-08]', () => {
    expect(done(fixture('15-xxm1995-input-textarea-slider.json'), { type: 'reset' }).document).toEqual(emptyDocument)
  })

  test('import gives a key to who has none, and nothing else [F-4-09]', () => {
    const document = fixture('16-dzhiqin-time-date.json')
    const imported = done(emptyDocument, { type: 'import', document }).document
    expect(imported.list[1]).toEqual({ ...document.list[1], key: 'date_1' })
    expect(imported.list[0]).toBe(document.list[0])
  })

  test('a fix puts right what it was made for', () => {
    const document = fixture('06-kchengz-uploadFile-uploadImg.json')
    const commands = inspect(document).map(({ fix }): Command => ({ type: 'fix', fix: fix ?? [] }))
    expect(inspect(done(document, { type: 'all', commands }).document)).toEqual([])
  })

  test('several commands are done all or not at all', () => {
    const document = form(make('rate', 'a'))
    const commands: Command[] = [
      { type: 'remove', ids: ['a'] },
      { type: 'remove', ids: ['a'] },
    ]
    expect(apply(document, { type: 'all', commands })).toMatchObject({ document, refused: { code: 'edit.gone' } })
  })
})

describe('properties of any sequence of commands', () => {
  test('unique keys, all in the index, tables whole, nothing lost by table and column commands', () => {
    fc.assert(
      fc.property(documents, fc.array(dice, { minLength: 1, maxLength: 20 }), (start, all) => {
        let document = start
        for (const [turn, dice] of all.entries()) {
          const command = thrown(document, dice, STAMP + turn)
          const before = document
          document = apply(document, command).document
          const { entries, withoutKey } = indexDocument(document)
          expect(withoutKey).toEqual([])
          expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
          for (const { field } of entries) if (field.type === 'table') expect(readTable(field).sound).toBe(true)
          if (/Column|Row|merge|split|^move/.test(command.type))
            expect(ids(document).toSorted()).toEqual(ids(before).toSorted())
          expect(before).toEqual(JSON.parse(JSON.stringify(before)))
        }
        expect(readDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true, document })
      }),
    )
  })

  test('on real documents too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fixtureNames), fc.array(dice, { maxLength: 15 }), (name, all) => {
        const start = apply(emptyDocument, { type: 'import', document: fixture(name) }).document
        const end = all.reduce(
          (document, dice, turn) => apply(document, thrown(document, dice, STAMP + turn)).document,
          start,
        )
        expect(indexDocument(end).withoutKey).toEqual([])
      }),
      { numRuns: 50 },
    )
  })
})

test('every type can be put in', () => {
  for (const type of Object.keys(fieldTypes) as FieldTypeName[])
    done(emptyDocument, { type: 'add', fields: [createField(type, STAMP, 'CN')], to: root(0), stamp: STAMP })
})
