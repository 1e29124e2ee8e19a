import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import { guardEvaluation } from '../noun.ts'
import { ACK_DAYS, vetoesOf } from '../rules.ts'
import type { GuardDetail } from './guardList.ts'
import ItemsRecord from './ItemsRecord.tsx'

/** Points and their reasons, the signatures, what the guard and the company say. */
export default function GuardFacts({ row }: { row: GuardDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(guardEvaluation)
  const hit = vetoesOf(row.vetoes)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Facts
        of={guardEvaluation}
        row={row}
        show={[
          ...(['staff_name', 'dept_name', 'escort_company_name', 'period_key', 'score', 'grade'] as const),
          hit.length > 0 && {
            label: label('vetoes'),
            value: hit.map((veto) => t(`guardEvaluation.vetoes.of.${veto}`)).join(' · '),
            wide: true,
          },
          ...(['attendance_days', 'absent_days'] as const),
          row.excused_days !== null && 'excused_days',
          ...(['late_times', 'deducted', 'reward_points'] as const),
          row.reward_reason !== null && 'reward_reason',
          ...(['suggestion', 'remark', 'create_user_name', 'create_time', 'submit_time'] as const),
          { label: label('evaluator_user_name'), value: <SignView sign={row.evaluator_sign} />, wide: true },
          row.staff_sign !== null && {
            label: t('guardEvaluation.move.acknowledge'),
            value: <SignView sign={row.staff_sign} />,
            wide: true,
          },
          row.ack_time !== null && 'ack_time',
          row.archive_time !== null &&
            row.ack_time === null && {
              label: t('guardEvaluation.move.acknowledge'),
              value: t('guardEvaluation.unread', { days: ACK_DAYS }),
              wide: true,
            },
          row.staff_opinion !== null && 'staff_opinion',
          row.reply_due !== null && 'reply_due',
          row.company_reply !== null && 'company_reply',
          row.reply_time !== null && 'reply_user_name',
          row.reply_time !== null && 'reply_time',
          row.archive_time !== null && 'archive_time',
        ]}
      />
      <ItemsRecord items={row.items} />
    </>
  )
}
