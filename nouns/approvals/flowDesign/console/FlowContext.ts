import type { Definition, FlowNode } from '@shouya/approvals/definition'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { FlowState, FlowStore } from './model/flowStore.ts'
import { withOption } from './model/withOption.ts'

export const FlowContext = createContext<FlowStore | null>(null)

export function useFlowStore(): FlowStore {
  const store = useContext(FlowContext)
  if (!store) throw new Error('This part of the designer stands outside of a flow')
  return store
}

/** A part of the designer's state; renders again only when that part changes. */
export const useFlow = <T>(pick: (state: FlowState) => T): T => useStore(useFlowStore(), pick)

export const useDefinition = (): Definition => useFlow(({ history }) => history.present)

/** Sets an attribute of a node; undefined removes it. `typing`: typing a word is one step of history. */
export function useSetNode<N extends FlowNode>(node: N) {
  const store = useFlowStore()
  return <K extends keyof N>(key: K, value: N[K] | undefined, typing = false): void => {
    store.run({ do: 'setNode', node: withOption(node, key, value) }, typing ? `${node.id}.${String(key)}` : undefined)
  }
}
