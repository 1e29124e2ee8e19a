-- Whoever audits reads, and sends nothing (domain 14.3): what a migration had given them beside the catalogue goes.
delete from role_grant using role
where role.id = role_grant.role_id and role_code = 'auditor' and permission_id = 'feedback';
