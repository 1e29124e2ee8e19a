import { useParam } from '@shouya/console/ui/useParam.ts'
import BindingMatrix from './BindingMatrix.tsx'
import BindingRegister from './BindingRegister.tsx'

/** Who maintains what (domain 8.2): the matrix of units and types, or the bindings one by one. */
export default function Bindings() {
  const [view, setView] = useParam('view')
  if (view === 'list') return <BindingRegister onMatrix={() => setView(undefined)} />
  return <BindingMatrix onList={() => setView('list')} />
}
