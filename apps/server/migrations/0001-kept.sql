-- What a player keeps: packs of the library, logs of battles. A value is the JSON that the page gave.
CREATE TABLE kept (
  kind text NOT NULL,
  id text NOT NULL,
  value text NOT NULL,
  changed timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, id)
);
