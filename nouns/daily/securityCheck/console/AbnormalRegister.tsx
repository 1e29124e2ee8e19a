import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { rectification } from '../../../rectify/rectification/noun.ts'
import { checkResult, securityCheck } from '../noun.ts'
import { type AbnormalRow, abnormalShape } from './checkList.ts'

const sorts = ['biz_date'] as const

/** What checks found abnormal, item by item, and what became of it: a row leads to its check and to its rectification. */
export default function AbnormalRegister() {
  const { t } = useTranslation()
  const register = useRegister('SecurityCheck/GetAbnormalPageList', abnormalShape, sorts)
  const open = (row: AbnormalRow) => openTab(linkTo(securityCheck, row.check_id), row.bill_no ?? undefined)
  const actions = ({ rectify_id, ...row }: AbnormalRow): RowAction[] => [
    ...(rectify_id === null
      ? []
      : [
          {
            text: t('rectification.title'),
            path: 'Rectification/Get' as const,
            onClick: () => openTab(linkTo(rectification, rectify_id), row.rectify_no ?? undefined),
          },
        ]),
    { text: t('ui.details'), path: 'SecurityCheck/Get', onClick: () => open({ ...row, rectify_id }) },
  ]
  return (
    <RegisterPage
      name="SecurityItemList.abnormal"
      register={register}
      shape={abnormalShape}
      columns={useAbnormalColumns()}
      onOpen={open}
      actions={actions}
      hint={t('securityCheck.keywords')}
      about={t('securityCheck.found.about')}
      flags={{ abnormal_item_id: t('securityCheck.abnormalItem'), include_child: t('registers.unitAlone') }}
      fields={
        <NounContext value={securityCheck}>
          <Filter of="biz_date" />
          <Filter of="session" />
          <Filter of="dept_name" />
        </NounContext>
      }
    />
  )
}

function useAbnormalColumns(): Column<AbnormalRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const ofCheck = useNounColumns<typeof securityCheck, AbnormalRow>(securityCheck, {
    biz_date: { width: 88, sort: true },
    dept_name: { width: 112 },
    session: { width: 104 },
    bill_no: { width: 160 },
  })
  const ofItem = useNounColumns<typeof checkResult, AbnormalRow>(checkResult, {
    content: { width: 176, render: ({ item_code, content }) => `${item_code} ${content}` },
    problem_desc: { width: 168 },
    hazard_level: { width: 88 },
  })
  const mended: Column<AbnormalRow> = {
    key: 'rectify_status',
    title: t('securityCheck.found.outcome'),
    width: 120,
    render: (row) =>
      row.rectify_id === null ? (
        (row.recovered_note ?? '-')
      ) : (
        <DictTag dict="rectify_status" value={row.rectify_status} />
      ),
  }
  return inOrder(
    [...ofCheck, ...ofItem, mended],
    ['biz_date', units.several && 'dept_name', 'session', 'content', 'problem_desc', 'hazard_level', 'rectify_status'],
  )
}
