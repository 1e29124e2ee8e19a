import type { ReactNode } from 'react'
import './registers.css'
import { useMayCall } from '../api/can.ts'
import type { Path } from '../api/path.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'

/** The button for a new entry below a phone's list; takes no room if nobody here may add one. */
export default function PhoneAdd({ path, children }: { path: Path; children: ReactNode }) {
  const mayCall = useMayCall()
  return useIsPhone() && mayCall(path) ? <div className="reg-fixed">{children}</div> : null
}
