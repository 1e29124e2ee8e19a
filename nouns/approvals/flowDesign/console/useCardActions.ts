import type { NodeId } from '@shouya/approvals/definition'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFlowStore } from './FlowContext.ts'
import type { FlowCommand } from './model/applyCommand.ts'
import { clipText, nodesOfText } from './model/clipText.ts'
import { placesOf } from './model/places.ts'
import { stepOf, type Way } from './model/ways.ts'

/** The actions on a card, by its menu and by keyboard. `say` announces them to screen readers. */
export function useCardActions(say: (words: string) => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const store = useFlowStore()
  const now = () => store.getState().history.present
  const run = (command: FlowCommand | undefined, words: string): boolean => {
    const done = command !== undefined && store.run(command)
    say(done ? words : t('flowDesign.say.cannot'))
    return done
  }
  const place = (id: NodeId) => placesOf(now()).get(id)
  const nodeText = (id: NodeId): string | undefined => {
    const nodePlace = place(id)
    return nodePlace?.is === 'node' ? clipText([nodePlace.node]) : undefined
  }
  return {
    move: (id: NodeId, way: Way): boolean => {
      const nodePlace = place(id)
      if (nodePlace?.is === 'branch') {
        if (way === 'up' || way === 'down') return false
        return run({ do: 'shift', id, by: way === 'right' ? 1 : -1 }, t('flowDesign.say.moved'))
      }
      const to = stepOf(now(), id, way)
      return run(to && { do: 'move', id, to }, t('flowDesign.say.moved'))
    },
    remove: (id: NodeId) => run({ do: 'remove', id }, t('flowDesign.say.removed')),
    duplicate: (id: NodeId) => run({ do: 'duplicate', id }, t('flowDesign.say.copied')),
    nodeText,
    /** To the clipboard; `cut` also removes it. The browser's error is shown if it is not allowed. */
    copy: async (id: NodeId, cut: boolean): Promise<void> => {
      const text = nodeText(id)
      if (text === undefined) return
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        void message.warning(t('flowDesign.say.noClipboard'))
        return
      }
      if (cut) store.run({ do: 'remove', id })
      say(t('flowDesign.say.copied'))
    },
    /** After the selection; into a selected branch; else at the end. False for other text. */
    paste: (text: string): boolean => {
      const nodes = nodesOfText(text)
      if (!nodes) return false
      const { selection } = store.getState()
      const nodePlace = selection === null ? undefined : place(selection)
      const end = { flow: '', at: now().flow.length }
      const inside = nodePlace?.is === 'branch' ? { flow: nodePlace.branch.id, at: 0 } : end
      const to = nodePlace?.is === 'node' ? { ...nodePlace.gap, at: nodePlace.gap.at + 1 } : inside
      return run({ do: 'add', nodes, to }, t('flowDesign.say.pasted'))
    },
  }
}

export type CardActions = ReturnType<typeof useCardActions>
