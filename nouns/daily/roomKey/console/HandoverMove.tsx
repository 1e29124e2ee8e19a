import Facts from '@shouya/console/noun/Facts.tsx'
import { movePath } from '@shouya/console/noun/movePath.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import { type } from '../rules.ts'
import { type HandoverRow, keysText, type Move } from './handoverList.ts'

type Props = { row: HandoverRow; move: Move; onClose: () => void }

/** Receiving, supervising and returning need a signature, refusing and voiding a reason. */
export default function HandoverMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  const common = {
    title: `${t(`roomKey.move.${move}`)} · ${row.bill_no}`,
    okText: t(`roomKey.confirm.${move}`),
    refreshes: ['KeyLedger', 'Remind'] as const,
    small: true,
    onClose,
  }
  const keys = { label: t('roomKey.field.keys'), value: keysText(row.keys), wide: true }
  const people = ['from_user_name', 'to_user_name'] as const
  /** What the person is about to sign for. */
  const summary = (
    <div className="ui-wide">
      <Facts
        of={roomKey}
        row={row}
        show={[keys, 'handover_type', 'handover_time', ...people, row.reason !== null && 'reason']}
      />
    </div>
  )
  if (move === 'refuse' || move === 'void') {
    return (
      <FormDrawer
        {...common}
        path={movePath(roomKey, move)}
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        {summary}
        <ReasonItem label={t(`roomKey.reasonOf.${move}`)} />
      </FormDrawer>
    )
  }
  return (
    <FormDrawer
      {...common}
      path={movePath(roomKey, move)}
      initial={{}}
      toBody={async ({ sign }: { sign: SignDraft }) => ({ id, version, sign: await signInput(sign) })}
    >
      {summary}
      <p className="ui-wide ui-note">{t(`roomKey.says.${row.handover_type === type.loss ? 'loss' : move}`)}</p>
      <SignItem label={t('roomKey.mySign')} />
    </FormDrawer>
  )
}
