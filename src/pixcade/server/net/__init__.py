"""Listeners, uvicorn's protocols, WebSocket frames, addresses of this machine."""
