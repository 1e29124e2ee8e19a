import { useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router'
import Forbidden from './Forbidden.tsx'
import Guard from './Guard.tsx'
import { setNavigator } from './host/navigation.ts'
import LoginGate from './LoginGate.tsx'

/** Lets go of the router's own hook, so that tabs and menus can navigate from anywhere. */
function Hand() {
  const navigate = useNavigate()
  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate])
  return null
}

/** Only what is open to all has a route of its own; every other path goes by the server's menu (Guard). */
export default function Router() {
  return (
    <BrowserRouter>
      <Hand />
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginGate />} />
        <Route path="/403" element={<Forbidden />} />
        <Route path="*" element={<Guard />} />
      </Routes>
    </BrowserRouter>
  )
}
