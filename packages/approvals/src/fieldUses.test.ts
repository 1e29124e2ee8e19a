import { expect, test } from 'vitest'
import { fieldUses } from './fieldUses.ts'
import { above, approve, branch, definition, gateway, otherwise } from './testing/definitions.ts'

test('a field that a flow uses is told with what for and where, once', () => {
  const flow = definition(
    [
      approve('n1', [1], {
        name: '审核',
        fields: { memo: 'write' },
        who: [
          { rule: 'field', model: 'person' },
          {
            rule: 'initiatorPick',
            min: 1,
            max: 1,
            from: [{ rule: 'fieldDeptHead', model: 'unit', level: 1, fallbackUp: true }],
          },
        ],
      }),
      gateway(
        'choice',
        'g',
        {
          ...branch('b1', [], { op: 'and', args: [above(5), above(9), { op: 'field', model: '$initiator.dept' }] }),
          name: '大额',
        },
        branch('b2', [], {
          op: 'gt',
          args: [{ op: 'sum', args: [{ op: 'column', batch: 'items', model: 'price' }] }, above(1)],
        }),
        otherwise('b3', []),
      ),
      { id: 't', type: 'trigger', topic: 'reads' },
    ],
    { title: [{ text: 'x' }, { field: 'memo' }], summary: ['cost'], start: { fields: { hot: 'read' }, picks: [] } },
  )
  const topics = [{ topic: 'reads', needs: [{ model: 'area', is: 'ids' as const }] }]
  expect(fieldUses(flow, topics)).toEqual([
    { model: 'memo', of: 'title' },
    { model: 'cost', of: 'summary' },
    { model: 'hot', of: 'rights' },
    { model: 'memo', of: 'rights', node: 'n1', name: '审核' },
    { model: 'person', of: 'who', node: 'n1', name: '审核' },
    { model: 'unit', of: 'who', node: 'n1', name: '审核' },
    { model: 'amount', of: 'condition', node: 'b1', name: '大额' },
    { model: 'amount', of: 'condition', node: 'b2' },
    { model: 'items', of: 'condition', node: 'b2' },
    { model: 'area', of: 'topic', node: 't' },
  ])
})
