import type { ReactNode } from 'react'
import './registers.css'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'

/** At the foot of a phone's list the way to a new entry; what nobody here may begin takes no room. */
export default function PhoneAdd({ path, children }: { path: Path; children: ReactNode }) {
  const mayCall = useMayCall()
  return useIsPhone() && mayCall(path) ? <div className="reg-fixed">{children}</div> : null
}
