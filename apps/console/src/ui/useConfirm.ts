import { App } from 'antd'
import type { ReactNode } from 'react'

type Question = { title: string; content?: ReactNode; danger: boolean }

/** Asks for confirmation. A failure is shown by the action itself, and the question closes. */
export function useConfirm(): (question: Question, work: () => Promise<unknown>) => void {
  const { modal } = App.useApp()
  return ({ danger, ...question }, work) =>
    void modal.confirm({ ...question, okButtonProps: { danger }, onOk: () => work().catch(() => undefined) })
}
