import type { ReactNode } from 'react'

/** antd renders each table heading twice, the second time hidden for measuring: that one must not take the focus. */
export default function SelectAll({ children }: { children: ReactNode }) {
  const calm = (box: HTMLSpanElement | null) => {
    if (box?.closest('[aria-hidden]')) box.inert = true
  }
  return <span ref={calm}>{children}</span>
}
