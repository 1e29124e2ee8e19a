import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { type HandoverRow, keysText, type Move, movePath } from './handoverList.ts'
import { handover } from './handoverRules.ts'

type Props = { row: HandoverRow; move: Move; onClose: () => void }

/** What the person is about to sign for. */
function Summary({ row }: { row: HandoverRow }) {
  const { t } = useTranslation()
  return (
    <div className="ui-wide">
      <Details
        items={[
          { label: t('daily.field.keys'), value: keysText(row.keys), wide: true },
          {
            label: t('daily.field.handover_type'),
            value: <DictText dict="key_handover_type" value={row.handover_type} />,
          },
          { label: t('daily.field.handover_time'), value: minute(row.handover_time) },
          { label: t('daily.field.from_user_name'), value: row.from_user_name },
          { label: t('daily.field.to_user_name'), value: row.to_user_name },
          row.reason !== null && { label: t('daily.field.reason'), value: row.reason, wide: true },
        ]}
      />
    </div>
  )
}

/** Receiving, supervising and returning need a signature, refusing and voiding a reason. */
export default function HandoverMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  const common = {
    title: `${t(`daily.move.${move}`)} · ${row.bill_no}`,
    okText: t(`daily.confirm.${move}`),
    refreshes: ['KeyLedger', 'Remind'] as const,
    small: true,
    onClose,
  }
  if (move === 'refuse' || move === 'void') {
    return (
      <FormDrawer
        {...common}
        path={movePath[move]}
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        <Summary row={row} />
        <ReasonItem label={t(`daily.reasonOf.${move}`)} />
      </FormDrawer>
    )
  }
  return (
    <FormDrawer
      {...common}
      path={movePath[move]}
      initial={{}}
      toBody={async ({ sign }: { sign: SignDraft }) => ({ id, version, sign: await signInput(sign) })}
    >
      <Summary row={row} />
      <p className="ui-wide ui-note">{t(`daily.says.${row.handover_type === handover.lost ? 'loss' : move}`)}</p>
      <SignItem label={t('daily.mySign')} />
    </FormDrawer>
  )
}
