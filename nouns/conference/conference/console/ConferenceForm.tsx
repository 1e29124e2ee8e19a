import { call } from '@shouya/console/api/call.ts'
import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'

type Detail = RowOf<'Conference/Get'>
type Values = BodyOf<'Conference/Save'>

const valuesOf = (row: Detail): Values => ({ id: row.id, version: row.version, ...enteredOf(conference, row) })

/** Enters a record, or changes one. */
export default function ConferenceForm({ row, onClose }: { row?: Detail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Conference/Save', Values>
      path="Conference/Save"
      title={row ? `${t('conference.move.edit')} · ${row.bill_no}` : t('conference.add')}
      initial={row ? valuesOf(row) : {}}
      toBody={(values) => values}
      {...(row && { reload: async () => valuesOf(await call('Conference/Get', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <NounContext value={conference}>
        <Field of="content" />
      </NounContext>
    </FormDrawer>
  )
}
