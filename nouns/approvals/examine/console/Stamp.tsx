import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import type { Request } from './request.ts'
import { requestStatus } from './requests/requestList.ts'

/** A revocation of it has passed: what it has set going is undone. */
const isRevoked = (linked: Request['linked']): boolean =>
  linked.some(({ as, status }) => as === 'revocation' && status === requestStatus.approved)

const tones: Partial<Record<Request['status'], 'passed' | 'refused' | 'void'>> = {
  [requestStatus.approved]: 'passed',
  [requestStatus.refused]: 'refused',
  [requestStatus.withdrawn]: 'void',
  [requestStatus.terminated]: 'void',
}

/** The stamp that a request gets at its end. Its state stands beside the title in words; this is for the eye. */
export default function Stamp({ status, linked }: Pick<Request, 'status' | 'linked'>) {
  const label = useDictLabel('examine_status')
  const now = isRevoked(linked) ? requestStatus.terminated : status
  const tone = tones[now]
  if (!tone) return null
  return (
    <span className="examine-stamp" data-tone={tone} aria-hidden="true">
      {label(now)}
    </span>
  )
}
