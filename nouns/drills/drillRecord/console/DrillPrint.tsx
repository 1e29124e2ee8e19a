import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import '@shouya/console/ui/paper/paper.css'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { drillRecord, drillStep, participant } from '../noun.ts'
import type { DrillDetail } from './drillList.ts'

/** Widths of the sheets of who took part and of what happened, in percent. */
const people = [8, 24, 24, 20, 24]
const course = [8, 16, 56, 20]

/** 《应急预案演练记录表》, one drill after the other (domain 17.2 no. 14). */
export default function DrillPrint(props: { wish: PrintWish; onClose: () => void }) {
  return (
    <RegisterPrint path="DrillRecord/GetPrintList" {...props}>
      {({ bank_name, rows }) => rows.map((row) => <Sheet key={row.id} bank={bank_name} row={row} />)}
    </RegisterPrint>
  )
}

function Sheet({ bank, row }: { bank: string; row: DrillDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(drillRecord)
  const { label: ofPerson } = useNounWords(participant)
  const { label: ofStep } = useNounWords(drillStep)
  const status = useDictLabel('drill_status')
  const facts = useFacts(row)
  const isFinal = row.status === drillRecord.states.codes.archived || row.status === drillRecord.states.codes.evaluated
  return (
    <section className="paper">
      <PaperHead
        title={`${bank} ${t('drillRecord.paper')}`}
        verify={linkTo(drillRecord, row.id)}
        mark={isFinal ? undefined : status(row.status)}
      >
        <span>
          {label('dept_name')} {row.dept_name}
        </span>
        <span>{row.bill_no}</span>
      </PaperHead>
      <table>
        <colgroup>
          <col style={{ width: '20%' }} />
          <col />
        </colgroup>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td style={{ whiteSpace: 'pre-wrap' }}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaperTable
        heads={[
          t('drillRecord.steps.seq'),
          ...(['name', 'role', 'group_name'] as const).map(ofPerson),
          t('drillRecord.participants.sign'),
        ]}
        widths={people}
      >
        {row.participants.map(({ name, role, group_name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key and do not move
          <tr key={index}>
            <td>{index + 1}</td>
            <td>{name}</td>
            <td>{role}</td>
            <td>{group_name}</td>
            <td />
          </tr>
        ))}
      </PaperTable>
      {row.steps.length > 0 && (
        <PaperTable
          heads={[t('drillRecord.steps.seq'), ...(['time', 'action', 'person'] as const).map(ofStep)]}
          widths={course}
        >
          {row.steps.map(({ time, action, person }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key and do not move
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{time}</td>
              <td>{action}</td>
              <td>{person}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      <p>
        {label('evaluator_user_name')} {row.evaluator_sign && <SignView sign={row.evaluator_sign} />}
      </p>
      <p>
        {label('leader_user_name')} {row.leader_sign && <SignView sign={row.leader_sign} />}
      </p>
    </section>
  )
}

/** What the sheet says beside its tables. */
function useFacts(row: DrillDetail): [string, string | number | null][] {
  const { t } = useTranslation()
  const { label } = useNounWords(drillRecord)
  const type = useDictLabel('drill_type')
  const form = useDictLabel('drill_form')
  const effect = useDictLabel('drill_effect')
  const status = useDictLabel('drill_status')
  const yes = (flag: boolean) => (flag ? t('ui.yes') : t('ui.no'))
  return [
    [label('plan_name'), `${row.plan_name} ${type(row.drill_type)}`],
    [label('form'), `${form(row.form)} ${row.is_blind ? label('is_blind') : ''}`],
    [label('begin_time'), `${minute(row.begin_time)} – ${minute(row.end_time)}`],
    [label('place'), row.place],
    [label('commander_user_name'), row.commander_user_name],
    [label('people_count'), row.people_count],
    [label('joint_units'), row.joint_units],
    [label('scene_desc'), row.scene_desc],
    [
      `${label('response_seconds')} / ${label('evac_seconds')}`,
      `${row.response_seconds ?? '-'} / ${row.evac_seconds ?? '-'}`,
    ],
    [label('report_to_monitor'), yes(row.report_to_monitor)],
    [label('problems'), row.problems],
    [label('improvement'), row.improvement],
    ...(row.redrill_due === null ? [] : [[label('redrill_due'), row.redrill_due] as [string, string]]),
    [label('submit_user_name'), row.submit_user_name],
    [
      `${label('score')} / ${label('effect')}`,
      row.score === null || row.effect === null ? status(row.status) : `${row.score} / ${effect(row.effect)}`,
    ],
    [label('evaluation'), row.evaluation],
  ]
}
