import { useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router'
import Forbidden from './Forbidden.tsx'
import Guard from './Guard.tsx'
import { setNavigator } from './host/navigation.ts'
import LoginGate from './LoginGate.tsx'
import NavigationBar from './NavigationBar.tsx'

/** Exports the router's navigate function, so that tabs and menus can navigate from anywhere. */
function Hand() {
  const navigate = useNavigate()
  useEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate])
  return null
}

/** Each path is a navigation; a changed filter in the address is not. */
function Start() {
  const { pathname } = useLocation()
  return <NavigationBar key={pathname} />
}

/** Only public pages have routes of their own; every other path follows the server's menu (Guard). */
export default function Router() {
  return (
    <BrowserRouter>
      <Hand />
      <Start />
      <Routes>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginGate />} />
        <Route path="/403" element={<Forbidden />} />
        <Route path="*" element={<Guard />} />
      </Routes>
    </BrowserRouter>
  )
}
