import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  Navigate,
  Route,
  Routes,
} from 'react-router'
import { askingHistory } from './askingHistory.ts'
import Forbidden from './Forbidden.tsx'
import Guard from './Guard.tsx'
import { anyDirty } from './host/dirty.ts'
import { mayLeave } from './host/leave.ts'
import { setNavigator } from './host/openTab.ts'
import LoginGate from './LoginGate.tsx'

const history = askingHistory(createBrowserHistory({ v5Compat: true }), { pending: anyDirty, mayLeave })

setNavigator((to) => history.push(to))

/** Only what is open to all has a route of its own; every other path goes by the server's menu (Guard). */
export default function Router() {
  return (
    <HistoryRouter history={history}>
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginGate />} />
        <Route path="/403" element={<Forbidden />} />
        <Route path="*" element={<Guard />} />
      </Routes>
    </HistoryRouter>
  )
}
