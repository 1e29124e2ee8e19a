import { basic, type FieldType, silent } from './fieldType.ts'
import { choice, flag, limit, number, text } from './optionSpec.ts'

const layout = { group: 'layout' } as const

/** Fields that hold others. A batch is a field with a value: a list of rows. */
export const layoutTypes = {
  batch: {
    ...basic(
      'batch',
      'icon-biaoge',
      'field.batch',
      {
        scrollY: number(0),
        disabled: flag(),
        hidden: flag(),
        showLabel: flag(),
        hideSequence: flag(),
        width: text('100%'),
      },
      ['list', 'options', 'model', 'key', 'help'],
    ),
    children: 'list',
  } satisfies FieldType,
  divider: silent(
    'divider',
    'icon-fengexian',
    'field.divider',
    // 'center' is stored as ''.
    { orientation: choice(['left', '', 'right'], 'left') },
    layout,
  ),
  card: silent('card', 'icon-qiapian', 'field.card', {}, { ...layout, children: 'list', parts: ['list', 'key'] }),
  tabs: silent(
    'tabs',
    'icon-tabs',
    'field.tabs',
    {
      tabBarGutter: limit(),
      type: choice(['line', 'card'], 'line'),
      tabPosition: choice(['top', 'right', 'bottom', 'left'], 'top'),
      size: choice(['large', 'default', 'small'], 'default'),
      animated: flag(true),
    },
    { ...layout, children: 'columns', parts: ['options', 'columns', 'key'] },
  ),
  grid: silent(
    'grid',
    'icon-zhage',
    'field.grid',
    { gutter: number(0) },
    { ...layout, children: 'columns', parts: ['columns', 'options', 'key'] },
  ),
  table: silent(
    'table',
    'icon-biaoge',
    'field.table',
    { width: text('100%'), bordered: flag(true), bright: flag(), small: flag(true), customStyle: text() },
    { ...layout, children: 'cells', parts: ['trs', 'options', 'key'] },
  ),
}
