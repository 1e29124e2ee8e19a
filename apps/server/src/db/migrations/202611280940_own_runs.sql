-- "Own rows" narrows what outsiders see of their party to what is their own of it (domain 13, party+5). Until now it said
-- nothing for them: roles of theirs that have it mean the whole party, but that of the crews.
update role set data_scope = 4, version = version + 1
where data_scope = 5 and role_code <> 'escort_staff' and user_types <@ '{2,3,4,6}';
