-- When the owner of a session last said the account's password in it: signing in, or asked for it before credentials or
-- rights change. Null in sessions that were open before: they are asked.
alter table session add proved_time timestamptz;
