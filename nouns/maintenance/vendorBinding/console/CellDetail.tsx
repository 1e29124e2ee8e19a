import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { vendorBinding } from '../noun.ts'
import type { Bound, MatrixRow } from './bindingList.ts'

type Props = { row: MatrixRow; type: number; onBind: () => void; onClose: () => void }

/** Who maintains one type of devices of a unit, and why; from here it is bound anew or ended. */
export default function CellDetail({ row, type, onBind, onClose }: Props) {
  const { t } = useTranslation()
  const word = useDictLabel('device_type')
  const { label } = useNounWords(vendorBinding)
  const confirm = useConfirm()
  const end = useAction('Maintenance/EndBind', { refreshes: ['Equipment'] })
  const cell = row.cells.find(({ device_type }) => device_type === type)
  const own = [cell?.main, cell?.backup].some((bound) => bound?.inherited_from === null)
  const names = { dept: row.dept_name, type: word(type) }
  const period = ({ begin_date, end_date }: Bound) => `${begin_date} – ${end_date ?? ''}`
  const facts = (bound: Bound | null | undefined, title: string) =>
    bound
      ? [
          { label: title, value: bound.company_name, wide: true },
          {
            label: label('dept_name'),
            value:
              bound.inherited_from === null
                ? t('vendorBinding.own')
                : t('vendorBinding.inherited', { dept: bound.inherited_from }),
            wide: true,
          },
          { label: label('contact_name'), value: bound.contact_name },
          { label: `${label('begin_date')}${mark('、')}${label('end_date')}`, value: period(bound) },
          bound.idle && { label: t('vendorBinding.flag.idle'), value: t('vendorBinding.idleNote'), wide: true },
        ]
      : [{ label: title, value: t('vendorBinding.nobody'), wide: true }]
  const actions: RowAction[] = [
    { text: t('vendorBinding.bindHere'), path: 'Maintenance/SaveBind', onClick: onBind },
    ...(own
      ? [
          {
            text: t('vendorBinding.end'),
            path: 'Maintenance/EndBind' as const,
            danger: true,
            onClick: () =>
              confirm(
                { title: t('vendorBinding.endAsk', names), content: t('vendorBinding.endSays'), danger: true },
                () => end.mutateAsync({ dept_ids: [row.id], device_types: [type] }).then(onClose),
              ),
          },
        ]
      : []),
  ]
  return (
    <DetailDrawer
      title={t('vendorBinding.cellTitle', names)}
      actions={<RowActions actions={actions} touch />}
      onClose={onClose}
    >
      <Details
        items={[...facts(cell?.main, t('vendorBinding.main')), ...facts(cell?.backup, t('vendorBinding.backup'))]}
      />
    </DetailDrawer>
  )
}
