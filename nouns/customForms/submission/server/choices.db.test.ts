import { granted } from '@shouya/server/testing/factories.ts'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWith, makeForm } from '../../server/testing/forms.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('of a dictionary whatever is offered now can be chosen and nothing else, by every kind of field, in rows too', async () => {
  const [admin, teller] = await Promise.all([t.as('admin'), t.as('outlet_teller')])
  const dict_code = 'form_choice'
  granted(await admin('Dict/SaveType', { dict_code, dict_name: '选择' }))
  const value = async (text: string) =>
    granted(await admin('Dict/SaveData', { dict_code, value: text, label_cn: `值${text}` })) as { id: number }
  await value('1')
  const second = await value('2')
  const sourced = { dynamic: true, dynamicKey: `dict.${dict_code}` }
  const cell = { type: 'select', key: 'cell', model: 'cell', options: sourced }
  const form = await makeForm(t, {
    document: documentWith(
      { type: 'select', model: 'one', options: sourced },
      { type: 'select', model: 'several', options: { ...sourced, multiple: true } },
      { type: 'radio', model: 'dot', options: sourced },
      { type: 'checkbox', model: 'ticks', options: sourced },
      { type: 'treeSelect', model: 'tree', options: sourced },
      { type: 'cascader', model: 'way', options: sourced },
      { type: 'batch', model: 'rows', list: [cell] },
    ),
  })
  const submit = (data: object) => teller('CustomForm/Submit', { form_id: form.id, version_id: form.version_id, data })
  const choose = (chosen: string) => {
    const data = { one: chosen, several: ['1', chosen], dot: chosen, ticks: [chosen], tree: chosen, way: [chosen] }
    if (chosen === '1') data.several = ['1']
    return submit({ ...data, rows: [{ cell: '1' }, { cell: chosen }] })
  }
  const places = ['one', 'several', 'dot', 'ticks', 'tree', 'way', 'rows.1.cell'].map((place) => `data.${place}`)
  const refusal = (chosen: string) => ({
    status: 400,
    Code: 1001,
    Data: places.map((path) => ({ path, message: `“${chosen}”不在选项中` })),
  })
  for (const chosen of ['1', '2']) expect(await choose(chosen), chosen).toMatchObject({ Code: 0 })
  expect(await choose('3')).toMatchObject(refusal('3'))
  // A value that was removed from the dictionary is as unknown as one that never existed.
  const left = { id: second.id, version: 1, dict_code, value: '2', label_cn: '值2', status: 0 }
  granted(await admin('Dict/SaveData', left))
  expect(await choose('2')).toMatchObject(refusal('2'))
  expect(await choose('1')).toMatchObject({ Code: 0 })
})
