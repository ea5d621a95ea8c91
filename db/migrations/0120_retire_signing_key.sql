-- E-mail templates could read the server's files until now, the database's among them, so the key that signs short-lived
-- addresses may be known. The product makes a new one; a retired key counts only until what it signed has expired.
alter table platform_keys add column retired_at timestamptz;
update platform_keys set name = 'signed_addresses_retired', retired_at = now() where name = 'signed_addresses';
