import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { securityCheck } from '../noun.ts'
import { needsSecond } from '../rules.ts'
import type { CheckDetail } from './checkList.ts'

/** Who signed, how and when, and whether the signed content is unchanged. */
export default function CheckSigns({ row }: { row: CheckDetail }) {
  const { label } = useNounWords(securityCheck)
  const signed = (by: Parameters<typeof label>[0], sign: CheckDetail['checker_sign']) => ({
    label: label(by),
    value: <SignView sign={sign} />,
    wide: true,
  })
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          signed('checker_user_name', row.checker_sign),
          needsSecond(row.session) && signed('second_checker_user_name', row.second_checker_sign),
          row.abnormal_count > 0 && signed('leader_user_name', row.leader_sign),
        ]}
      />
    </>
  )
}
