import type { FormDocument } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import { App } from 'antd'
import { type ComponentProps, createRef, act as reactAct } from 'react'
import { createRoot } from 'react-dom/client'
import FormView from '../FormView.tsx'
import type { FormHandle } from '../formHandle.ts'

/** jsdom has no layout, so no element ever intersects the screen. */
class NothingIsNear {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  // React reads this flag.
  IS_REACT_ACT_ENVIRONMENT: true,
  IntersectionObserver: NothingIsNear,
  ResizeObserver: NothingIsNear,
})
Element.prototype.scrollIntoView = () => undefined
window.matchMedia = (media: string) =>
  ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as never

export const act = reactAct

/** Waits in real time, for code that waits for a frame. */
export const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))

type Props = Partial<ComponentProps<typeof FormView>> & { readonly sources?: Sources }

/** Mounts a form with all permissions; `end` unmounts it. */
export async function mount(document: FormDocument, { host, ...props }: Props = {}) {
  const element = window.document.body.appendChild(window.document.createElement('div'))
  const root = createRoot(element)
  const ref = createRef<FormHandle>()
  const formHost = { can: () => true, ...host }
  await act(async () =>
    root.render(
      <App>
        <FormView ref={ref} document={document} lang="CN" host={formHost} {...props} />
      </App>,
    ),
  )
  return {
    element,
    form: () => ref.current as FormHandle,
    find: <T extends Element = HTMLElement>(selector: string) => element.querySelector<T>(selector),
    /** The control of a field by its key. */
    control: (key: string) => element.querySelector<HTMLInputElement>(`[id$="-${key}"]`),
    end: async () => {
      await act(async () => root.unmount())
      element.remove()
    },
  }
}

/** Simulates typing: sets the value, then dispatches the event. */
export async function type(input: HTMLInputElement | null, text: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    setter?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** A field whose model is also its key and label: `field('input', 'name', {rules: [...]})`. */
export const field = (kind: string, model: string, more: object = {}) => ({
  type: kind,
  model,
  key: model,
  label: model,
  ...more,
})

export const form = (...list: object[]) => ({ list, config: { layout: 'horizontal' } }) as unknown as FormDocument

export const required = { rules: [{ required: true, message: '必填项' }] }
