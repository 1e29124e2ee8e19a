import { App } from 'antd'
import type { ReactNode } from 'react'

type Question = { title: string; content?: ReactNode; danger: boolean }

/** Asks before something is done. When it fails its failure has been shown by then, and the question goes. */
export function useConfirm(): (question: Question, work: () => Promise<unknown>) => void {
  const { modal } = App.useApp()
  return ({ danger, ...question }, work) =>
    void modal.confirm({ ...question, okButtonProps: { danger }, onOk: () => work().catch(() => undefined) })
}
