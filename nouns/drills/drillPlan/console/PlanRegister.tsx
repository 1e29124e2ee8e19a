import { useAction } from '@shouya/console/api/useAction.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useMoves } from '@shouya/console/noun/useMoves.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useTranslation } from 'react-i18next'
import { drillPlan } from '../noun.ts'
import PlanFacts from './PlanFacts.tsx'
import PlanForm from './PlanForm.tsx'
import { type PlanMove, type PlanRow, planShape } from './planList.ts'
import { useOwners } from './useOwners.ts'
import { usePlanColumns } from './usePlanColumns.tsx'

const nameOf = ({ plan_name, plan_version }: Pick<PlanRow, 'plan_name' | 'plan_version'>) =>
  `${plan_name} ${plan_version}`

/** Emergency plans with their versions (domain 7.1). */
export default function PlanRegister() {
  const { t } = useTranslation()
  const register = useRegister('DrillPlan/GetPageList', planShape, drillPlan.query.sorts)
  const page = useRecordPage(register, 'DrillPlan/Get', 'DrillPlan/Save')
  const movesOf = useMoves(drillPlan)
  const owners = useOwners()
  const confirm = useConfirm()
  const revise = useAction('DrillPlan/Revise')
  const publish = useAction('DrillPlan/Publish')
  const review = useAction('DrillPlan/Review')
  const giveUp = useAction('DrillPlan/Delete')
  const edit = (row: { id: number }) =>
    void page.askWith(row, (record, onClose) => <PlanForm row={record} onClose={onClose} />)
  const begin = (row: PlanRow, move: PlanMove) => {
    const { id, version } = row
    const name = nameOf(row)
    if (move === 'edit') edit(row)
    else if (move === 'abolish')
      page.ask((onClose) => (
        <MoveForm of={drillPlan} row={row} move={move} name={name} onClose={onClose}>
          <ReasonItem label={t('drillPlan.field.abolish_reason')} />
        </MoveForm>
      ))
    else if (move === 'revise')
      // What was begun is written next.
      confirm({ title: t('drillPlan.reviseAsk', { name }), danger: false }, async () =>
        edit(await revise.mutateAsync({ id, version })),
      )
    else if (move === 'publish')
      confirm({ title: t('drillPlan.publishAsk', { name }), danger: false }, () => publish.mutateAsync({ id, version }))
    else if (move === 'review')
      confirm({ title: t('drillPlan.reviewAsk', { name }), danger: false }, () => review.mutateAsync({ id, version }))
    else
      confirm({ title: t('drillPlan.deleteAsk', { name }), danger: true }, async () => {
        await giveUp.mutateAsync({ id, version })
        page.opened.close()
      })
  }
  const moves = (row: PlanRow) => movesOf(row, begin)
  const { id, show, beside } = page.opened
  return (
    <>
      <NounList
        of={drillPlan}
        name="DrillPlan.list"
        register={register}
        shape={planShape}
        columns={usePlanColumns()}
        onOpen={show}
        actions={(row) => [...moves(row), page.details(row)]}
        // Outlets follow plans and write none.
        {...(owners.some && { add: { path: page.save, onClick: page.add } })}
        fields={
          <>
            <Filter of="drill_type" />
            <Filter of="status" />
          </>
        }
      />
      {page.adding && owners.some && <PlanForm onClose={page.stopAdding} />}
      {page.dialog}
      {id && !page.adding && (
        <NounRecord
          {...{ id, moves, beside }}
          of={drillPlan}
          get="DrillPlan/Get"
          name={nameOf}
          status={({ status }) => <DictTag dict={drillPlan.states.dict} value={status} />}
          facts={(row) => <PlanFacts row={row} onShow={(other) => show({ id: other })} />}
        />
      )}
    </>
  )
}
