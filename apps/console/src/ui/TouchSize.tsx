import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { useIsPhone } from './useIsPhone.ts'

const touch = { token: { controlHeight: 44 }, components: { DatePicker: { timeCellHeight: 44 } } }

/** Larger fields and buttons on a phone. */
export default function TouchSize({ children }: { children: ReactNode }) {
  return useIsPhone() ? <ConfigProvider theme={touch}>{children}</ConfigProvider> : children
}
