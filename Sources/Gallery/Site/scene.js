"use strict";
galley.views.scene = { show(container) { container.replaceChildren(); } };
galley.views.case ??= { show(container) { container.replaceChildren(); } };
