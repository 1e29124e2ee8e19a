import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { createField } from './createField.ts'
import { emptyDocument } from './defaultConfig.ts'
import type { FormDocument } from './document.ts'
import { type History, redo, seal, startHistory, undo } from './history.ts'
import { HISTORY_LIMIT, runCommand } from './runCommand.ts'
import { dice, documents, thrown } from './testing/arbitrary.ts'

const rate = createField('rate', 1, 'CN')
const start = startHistory<FormDocument>({ ...emptyDocument, list: [rate] })
const label = (value: string): Command => ({ type: 'setProperty', id: rate.key ?? '', property: 'label', value })
const all = (history: History<FormDocument>, ...commands: Command[]) =>
  commands.reduce((now, command) => runCommand(now, command).history, history)

test('typing a label is one step, until something else happens', () => {
  const typed = all(start, label('a'), label('ab'), label('abc'))
  expect(typed.past).toHaveLength(1)
  expect(undo(typed).present).toBe(start.present)
  const limit: Command = { type: 'setOption', ids: [rate.key ?? ''], option: 'max', value: 7 }
  expect(all(typed, limit, label('abcd')).past).toHaveLength(3)
  expect(all(seal(typed), label('abcd')).past).toHaveLength(2)
})

test('what is refused or changes nothing is no step', () => {
  expect(all(start, { type: 'remove', ids: ['gone'] }, label(String(rate.label)))).toBe(start)
})

test('a new step forgets what could be redone', () => {
  const back = undo(all(start, label('a')))
  expect(back.future).toHaveLength(1)
  expect(all(back, label('b')).future).toEqual([])
})

test('older steps than the limit are forgotten', () => {
  const many = Array.from(
    { length: HISTORY_LIMIT + 20 },
    (_, n): Command => ({ type: 'setOption', ids: [rate.key ?? ''], option: `x${n}`, value: n }),
  )
  expect(all(start, ...many).past).toHaveLength(HISTORY_LIMIT)
})

test('property: undo and redo are exact, the very same documents', () => {
  fc.assert(
    fc.property(documents, fc.array(dice, { maxLength: 25 }), (document, thrownDice) => {
      let history = startHistory(document)
      const states = [history]
      for (const [turn, dice] of thrownDice.entries()) {
        history = runCommand(history, thrown(history.present, dice, 1_900_000_000_000 + turn)).history
        if (history !== states.at(-1)) {
          if (history.past.length === states.at(-1)?.past.length) states.pop()
          states.push(history)
        }
      }
      for (const step of states.slice(0, -1).toReversed()) {
        history = undo(history)
        expect(history.present).toBe(step.present)
      }
      expect(undo(history)).toBe(history)
      for (const step of states.slice(1)) {
        history = redo(history)
        expect(history.present).toBe(step.present)
      }
      expect(redo(history)).toBe(history)
    }),
  )
})
