import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import KeptHint from '@shouya/console/ui/KeptHint.tsx'
import { isSigned, signInput } from '@shouya/console/ui/signDraft.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import { isFixed } from '../rules.ts'
import MoneyBoxFields from './MoneyBoxFields.tsx'
import type { Blank, Head, MoneyBoxDetail, MoneyBoxValues } from './moneyBoxList.ts'
import { adHocLike, blankValues, bodyOf, draftValues } from './moneyBoxValues.ts'

type Props = {
  now: string
  blank: Blank | undefined
  /** The day of the loaded blank: another day if it comes from the device's offline copy. */
  answered: string | undefined
  draft: MoneyBoxDetail | undefined
  head: Head
  onHead: (part: Partial<Head>) => void
  onReject: (id: number) => void
  onClose: () => void
}

/** The signatures sent with the verification: the user's, and one drawn by the crew. */
async function signsOf({ sign, escort_sign, escort_staff_id }: MoneyBoxValues) {
  const drawn = isSigned(escort_sign) && escort_staff_id !== undefined ? await signInput(escort_sign) : undefined
  return {
    sign: await signInput(sign),
    escort_signs:
      drawn?.method === 1 && escort_staff_id !== undefined
        ? [{ staff_id: escort_staff_id, file_id: drawn.file_id }]
        : [],
  }
}

/** The form itself: one button verifies and signs. */
export default function MoneyBoxSheet({ now, blank, answered, draft, head, onHead, onReject, onClose }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const word = useDictLabel('handover_type')
  // A draft does not include the expected boxes, the planned crew and the number of guards.
  const { data: due } = useRead(
    'MoneyBox/GetBlank',
    { dept_id: head.dept_id, biz_date: head.biz_date, handover_type: head.handover_type },
    { enabled: draft !== undefined },
  )
  const expected = blank ?? due
  return (
    <FormDrawer<'MoneyBox/Verify', MoneyBoxValues>
      path="MoneyBox/Verify"
      title={`${draft ? t('moneyBox.editTitle') : t('moneyBox.addTitle')} · ${word(head.handover_type)} · ${head.biz_date}`}
      initial={draft ? draftValues(draft) : blank ? blankValues(blank, now) : {}}
      toBody={async (values) => ({ ...bodyOf(values), bank_user1_id: user.id, ...(await signsOf(values)) })}
      okText={t('moneyBox.verifyAndSign')}
      said={({ bill_no }) => t('moneyBox.verified', { bill_no })}
      refreshes={['Remind', 'Escort']}
      again={draft === undefined}
      // The day's fixed handover exists now; the next one is an ad hoc one.
      onSaved={(_, again) =>
        again && isFixed(head.handover_type) && onHead({ handover_type: adHocLike(head.handover_type) })
      }
      onClose={onClose}
    >
      <KeptHint asked={head.biz_date} answered={draft ? undefined : answered} />
      <NounContext value={moneyBox}>
        <MoneyBoxFields
          now={now}
          expected={expected}
          head={head}
          isNew={draft === undefined}
          onHead={onHead}
          onReject={onReject}
          onSaved={onClose}
        />
      </NounContext>
    </FormDrawer>
  )
}
